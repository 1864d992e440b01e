import { describe, expect, it } from "vitest";
import {
  announcement,
  closedCombobox,
  type ComboboxEvent,
  type ComboboxState,
  isOpen,
  nextComboboxState,
} from "./combobox-state.ts";

const after = (...events: readonly ComboboxEvent[]): ComboboxState =>
  events.reduce(nextComboboxState, closedCombobox);
const typed = (text: string): ComboboxEvent => ({ type: "typed", text });
const found = (text: string, ...suggestions: string[]): ComboboxEvent => ({
  type: "found",
  text,
  suggestions,
});
const down: ComboboxEvent = { type: "moved", by: 1 };
const up: ComboboxEvent = { type: "moved", by: -1 };
const dismissed: ComboboxEvent = { type: "dismissed" };

const LEPIC = "Rue Lepic 75018 Paris";
const LECOURBE = "Rue Lecourbe 75015 Paris";
const open = [typed("rue le"), found("rue le", LEPIC, LECOURBE)] as const;

describe("the list", () => {
  it("opens with the answer to what is typed", () => {
    expect(isOpen(after(typed("rue le")))).toBe(false);
    expect(isOpen(after(...open))).toBe(true);
    expect(after(...open).active).toBeUndefined();
    expect(isOpen(after(typed("rue le"), found("rue le")))).toBe(false);
  });

  it("never shows the answer to an earlier text", () => {
    expect(after(typed("rue le"), typed("rue mo"), found("rue le", LEPIC)).suggestions).toEqual([]);
    expect(after(typed("rue le"), { type: "ended" }, found("rue le", LEPIC))).toEqual(closedCombobox);
  });

  it("keeps of an earlier answer only what fits what is typed now, until the new one comes", () => {
    const waiting = after(...open, typed("rue lep"));
    expect([waiting.suggestions, waiting.isAnswered]).toEqual([[LEPIC], false]);
    expect(after(...open, typed("rue lep"), found("rue lep", LECOURBE)).suggestions).toEqual([LECOURBE]);
    expect(isOpen(after(...open, typed("rue x")))).toBe(false);
  });

  it.each([
    ["12 Rue de l'Élysée 75008 Paris", "12, rue de l’elys", true],
    ["Boulevard Saint-Germain 75006 Paris", "germain sai 75", true],
    [LEPIC, "rue le ", true],
    [LEPIC, "rue pic", false],
    [LEPIC, "1 rue lepic", false],
  ])("keeps %j while %j is typed: %j", (suggestion, text, fits) => {
    const { suggestions } = after(typed("rue"), found("rue", suggestion), typed(text));
    expect(suggestions).toEqual(fits ? [suggestion] : []);
  });

  it("asks from the third character, and closes below", () => {
    expect(after(typed("ru")).typed).toBe("");
    expect(after(typed("rue")).typed).toBe("rue");
    expect(after(...open, typed("le"))).toEqual(closedCombobox);
  });

  it("has nothing to add to a whole address", () => {
    const whole = after(typed("rue lepic, 75018 paris"), found("rue lepic, 75018 paris", LEPIC, LECOURBE));
    expect([isOpen(whole), announcement(whole)]).toEqual([false, ""]);
  });

  it("closes when the field is left or filled in otherwise", () => {
    expect(after(...open, { type: "ended" })).toEqual(closedCombobox);
  });

  it("stays closed after Escape until typing goes on or an arrow key asks for it", () => {
    expect(isOpen(after(...open, dismissed))).toBe(false);
    expect(isOpen(after(typed("rue le"), dismissed, found("rue le", LEPIC)))).toBe(false);
    expect(after(...open, dismissed, down)).toMatchObject({ isDismissed: false, active: 0 });
    expect(isOpen(after(...open, dismissed, typed("rue le ")))).toBe(true);
  });
});

describe("the keyboard", () => {
  it.each([
    [[down], 0],
    [[down, down], 1],
    [[down, down, down], undefined],
    [[up], 1],
    [[up, up], 0],
    [[down, up], undefined],
    [[down, typed("rue le")], undefined],
    [[down, typed("rue lep")], undefined],
    [[down, found("rue le", LEPIC)], undefined],
    [[down, dismissed], undefined],
  ] as const)("after %j stands on %j", (events, active) => {
    expect(after(...open, ...events).active).toBe(active);
  });

  it("moves nowhere without suggestions", () => {
    expect(after(typed("rue le"), down)).toEqual(after(typed("rue le")));
  });
});

describe("what is announced", () => {
  it.each([
    [[typed("rue le")], ""],
    [[...open], "2\u00A0suggestions"],
    [[...open, typed("rue lep")], ""],
    [[typed("rue le"), found("rue le", LEPIC)], "1\u00A0suggestion"],
    [[typed("rue le"), found("rue le")], "Aucune suggestion"],
    [[...open, dismissed], ""],
    [[...open, { type: "ended" } as const], ""],
  ])("after %j: %j", (events, words) => {
    expect(announcement(after(...events))).toBe(words);
  });
});
