/**
 * Measures of what a visitor sees, hears and reaches, for what axe doesn't check. Each audit returns its problems, one line
 * each with the start of the element's HTML; an empty list is a pass.
 */
import { makeColor } from './color.ts';
import { makeDom } from './dom.ts';
import { makeKeyboardAudits } from './keyboard.ts';
import { makeModeAudits } from './modes.ts';
import { makeNameAudits } from './names.ts';
import { makeTargetAudits } from './targets.ts';
import { makeTextAudits } from './text.ts';

/** A script that puts every audit into `window.audits`. */
export const AUDITS_SCRIPT = `{
  const [dom, color] = [(${makeDom})(), (${makeColor})()];
  window.audits = {
    ...(${makeKeyboardAudits})(dom, color),
    ...(${makeModeAudits})(dom, color),
    ...(${makeNameAudits})(dom),
    ...(${makeTargetAudits})(dom),
    ...(${makeTextAudits})(dom),
  };
}`;

declare global {
  interface Window {
    audits: ReturnType<typeof makeKeyboardAudits> &
      ReturnType<typeof makeModeAudits> &
      ReturnType<typeof makeNameAudits> &
      ReturnType<typeof makeTargetAudits> &
      ReturnType<typeof makeTextAudits>;
  }
}
