/** The script of every page. The build inlines it (`make/inline-page-script.ts`). */
import '../islands/first-interaction.ts';
import { startFrame } from './page-frame.ts';

startFrame();
