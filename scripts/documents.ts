// `npm run documents`: makes the PDFs in public/documents that have changed. Fails if one can't be made.
import { makeDocuments, reportDocuments } from '../documents/make.ts';

const result = await makeDocuments();
if (!reportDocuments(result, true)) process.exitCode = 1;
else if (result.made.length === 0) console.log('No document has changed.');
