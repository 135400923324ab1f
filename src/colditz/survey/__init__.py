"""Checks every claim that the rulebooks make of the board."""

from colditz.survey.report import BOARDS, CLAIMS, Report, survey, survey_edition
from colditz.survey.site import Fault, Figures, Site

__all__ = ["BOARDS", "CLAIMS", "Fault", "Figures", "Report", "Site", "survey", "survey_edition"]
