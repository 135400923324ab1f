/** The lessons of the tutorial as the server tells them, and how far a learner has come. */

import { getJson, postJson } from "../net/api";
import type { GameMade } from "../net/lobby";
import type { AnyAction, AnyEvent, Deed } from "../net/wire";

/** An event that ends a step: its type, and by field the numbers of which it must hold one. */
export interface Goal {
  type: string;
  fields: Record<string, number[]>;
}

export interface Step {
  says: string;
  until: Goal;
  does: AnyAction[]; // one after the other
}

export interface Lesson {
  name: string;
  seat: string;
  steps: Step[];
}

export interface Course {
  edition: string;
  lessons: Lesson[];
}

let known: Promise<Course[]> | null = null;

export function fetchCourses(): Promise<Course[]> {
  known ??= getJson<Course[]>("lessons").catch((reason: unknown) => {
    known = null;
    throw reason;
  });
  return known;
}

/** A table for a lesson; every beginning is a game of its own. */
export function beginLesson(edition: string, lesson: string): Promise<GameMade> {
  return postJson(`lessons/${encodeURIComponent(edition)}/${encodeURIComponent(lesson)}`, {});
}

export function reaches(goal: Goal, event: AnyEvent): boolean {
  const held = new Map<string, unknown>(Object.entries(event));
  const fits = ([field, values]: [string, number[]]): boolean => values.some((value) => value === held.get(field));
  return event.type === goal.type && Object.entries(goal.fields).every(fits);
}

export interface Progress {
  /** The first step that still waits for its event; null when all is done. */
  step: Step | null;
  /** The learner has done something else since the last step. */
  strayed: boolean;
}

/** Read from the story alone, so that a walk that is taken back takes its step back as well. */
export function progressOf(lesson: Lesson, story: readonly Deed[]): Progress {
  const answers = (step: Step) => (deed: Deed) => deed.events.some((event) => reaches(step.until, event));
  const step = lesson.steps.find((each) => !story.some(answers(each))) ?? null;
  const last = story.findLastIndex((deed) => lesson.steps.some((each) => answers(each)(deed)));
  const since = story.slice(last + 1).filter(({ events }) => events.length); // half a step is no other thing
  return { step, strayed: step !== null && since.some((deed) => deed.seat === lesson.seat) };
}
