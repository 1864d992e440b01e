import type { DraftKeeper } from "../draft/draft-keeper.ts";
import { namesOf } from "../form-fields.ts";
import { repairEmail } from "../rules/repair-email.ts";
import { withoutUnseen } from "../rules/without-unseen.ts";
import type { QuoteContext } from "./quote-context.ts";

/** Corrects the form's e-mail addresses (spec section 5, step 3). */
export function emailRepairer({ form, fields, getState, setState }: QuoteContext, draft: DraftKeeper) {
  function repair(name: string, mayBeUndone: boolean): void {
    const value = form.values()[name] ?? "";
    const typed = withoutUnseen(value).trim();
    if (typed !== value) form.write(name, typed);
    const { address, asTyped } = repairEmail(typed);
    const right = asTyped === getState().emailAsTyped ? asTyped : address;
    if (right === typed) return;
    form.write(name, right);
    const undo = mayBeUndone && asTyped !== right ? asTyped : undefined;
    setState({ repair: { kind: "corrected", name, typed, address: right, undo } });
  }

  const names = namesOf(fields, "email");
  return {
    /** Called when the form wakes. Addresses typed before count as left. */
    onOpen: () => names.forEach((name) => form.isFocused(name) || repair(name, true)),
    /** Called when the visitor leaves a field. A corrected provider may be undone, a corrected ending may not. */
    onLeave: (name: string) => repair(name, true),
    onSubmit: () => names.forEach((name) => repair(name, false)),
    undo(): void {
      const { repair: told } = getState();
      if (told?.kind !== "corrected" || told.undo === undefined) return;
      form.write(told.name, told.undo);
      setState({
        repair: { kind: "restored", name: told.name, address: told.undo },
        emailAsTyped: told.undo,
      });
      form.focus(told.name);
      draft.save();
    },
  };
}
