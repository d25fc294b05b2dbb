/** The script of every page. The build puts it into the page itself (`scripts/page-script.ts`). */
import '../islands/start.ts';
import { startFrame } from './frame.ts';

startFrame();
