/**
 * Audits for what axe doesn't check. Each audit returns its problems, one line each, starting with the element's HTML.
 * An empty list is a pass.
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
  const [dom, color] = [(${makeDom.toString()})(), (${makeColor.toString()})()];
  window.audits = {
    ...(${makeKeyboardAudits.toString()})(dom, color),
    ...(${makeModeAudits.toString()})(dom, color),
    ...(${makeNameAudits.toString()})(dom),
    ...(${makeTargetAudits.toString()})(dom),
    ...(${makeTextAudits.toString()})(dom),
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
