// The kernel for the browser, ready to be asked, and what its parts are called.

import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const root = new URL('../../', import.meta.url);
const require = createRequire(new URL('web/package.json', root));
const ts = require('typescript');
const source = readFileSync(new URL('packages/engine/src/kernel.ts', root), 'utf8');
const { outputText } = ts.transpileModule(source, { compilerOptions: { module: 'ESNext', target: 'ES2022' } });
const plain = join(mkdtempSync(join(tmpdir(), 'tock-')), 'kernel.mjs');
writeFileSync(plain, outputText);
const { Kernel, PART } = await import(plain);

export { PART };

const module = await WebAssembly.compile(readFileSync(new URL('packages/engine/src/kernel.wasm', root)));
export const kernel = await Kernel.from(module);
