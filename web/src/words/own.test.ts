import { FluentBundle, FluentResource } from "@fluent/bundle";
import { expect, it } from "vitest";

import english from "../../../src/colditz/locale/en/cards.ftl?raw";
import names from "../../../src/colditz/locale/es/names.ftl?raw";
import { ownKey } from "./own";

const bundle = new FluentBundle("en");
bundle.addResource(new FluentResource(english));

function effect(card: string, edition: string): string {
  const key = ownKey(`card-effect-${card}`, edition, (wanted) => bundle.hasMessage(wanted));
  return bundle.formatPattern(bundle.getMessage(key)?.value ?? "");
}

it("tells what a card does in the edition that is played", () => {
  expect(effect("kit", "osprey")).toContain("then it is used up");
  expect(effect("kit", "classic")).toContain("it is never used up");
});

it("tells what a card does everywhere, where an edition has nothing of its own to say", () => {
  expect(effect("bribe", "osprey")).toBe(effect("bribe", "classic"));
  expect(effect("kit", "")).toBe(effect("kit", "classic"));
});

it("calls a card what the players of its edition call it", () => {
  const spanish = new FluentBundle("es");
  spanish.addResource(new FluentResource(names));
  const title = (edition: string): string => {
    const key = ownKey("card-title-talisman", edition, (wanted) => spanish.hasMessage(wanted));
    return spanish.formatPattern(spanish.getMessage(key)?.value ?? "");
  };

  expect(title("classic")).toBe("Talismán");
  expect(title("devir")).toBe("Amuleto");
});
