/** The script of every page. The build puts it into the page itself (`scripts/page-script.ts`). */
import '../islands/first-interaction.ts';
import { startFrame } from './frame.ts';

startFrame();
