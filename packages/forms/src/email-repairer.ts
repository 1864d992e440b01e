import type { QuoteContext } from "./quote-context.ts";
import { repairEmail } from "./rules/repair-email.ts";

/** Corrects the form's e-mail address (spec section 5, step 3; decisions, "E-mail typos"). */
export interface EmailRepairer {
  /**
   * Called when the visitor leaves the field. A corrected provider may be undone, a corrected ending may not.
   */
  onLeave(): void;
  onSubmit(): void;
  undo(): void;
}

export function emailRepairer({ form, getState, setState }: QuoteContext): EmailRepairer {
  function repair(mayBeUndone: boolean): void {
    const typed = form.values().email.trim();
    const { address, asTyped } = repairEmail(typed);
    const right = asTyped === getState().keptEmail ? asTyped : address;
    if (right === typed) return;
    form.write("email", right);
    const undo = mayBeUndone && asTyped !== right ? asTyped : undefined;
    setState({ repair: { kind: "corrected", typed, address: right, undo } });
  }

  return {
    onLeave: () => repair(true),
    onSubmit: () => repair(false),
    undo() {
      const { repair: told } = getState();
      if (told?.kind !== "corrected" || told.undo === undefined) return;
      form.write("email", told.undo);
      setState({ repair: { kind: "restored", address: told.undo }, keptEmail: told.undo });
      form.focus("email");
    },
  };
}
