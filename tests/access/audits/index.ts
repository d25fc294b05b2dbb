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

function makeAudits() {
  const [dom, color] = [makeDom(), makeColor()];
  return {
    ...makeKeyboardAudits(dom, color),
    ...makeModeAudits(dom, color),
    ...makeNameAudits(dom),
    ...makeTargetAudits(dom),
    ...makeTextAudits(dom),
  };
}

const ALL = [makeDom, makeColor, makeKeyboardAudits, makeModeAudits, makeNameAudits, makeTargetAudits, makeTextAudits];
/** A script that puts every audit into `window.audits`. */
export const AUDITS_SCRIPT = `{ ${[...ALL, makeAudits].join('\n')} window.audits = makeAudits(); }`;

declare global {
  interface Window {
    audits: ReturnType<typeof makeAudits>;
  }
}
