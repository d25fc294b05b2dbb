// Saves two files again and again, in turn with one and another content. The test kills it at a random moment.
import { Store, versionOf } from '../../../office/server/store.ts';

const [root = ''] = process.argv.slice(2);
const store = new Store(root);
const FILES = ['content/pages/tuition.yaml', 'content/pages/admissions.yaml'];

console.log('ready');
for (let turn = 0; ; turn += 1) {
  const bytes = Buffer.from(`heading: ${String(turn)}\n${'# A long file.\n'.repeat(4000)}`);
  store.save(
    `Save ${turn}`,
    FILES.map((file) => ({ file, from: versionOf(store.read(file)), bytes })),
    [],
  );
}
