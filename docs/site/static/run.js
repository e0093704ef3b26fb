// Runs the examples of a page in the reader's browser: the kernel is the npm package, beside the page, and nothing else
// is fetched. An example can be changed before it runs. It is a module, in which `output` is the box below it.

const ENGINE = new URL('engine/', import.meta.url).href;
const runs = (globalThis.tockworkRuns = {});

const moduleOf = (code) => URL.createObjectURL(new Blob([code], { type: 'text/javascript' }));

// The package with its files in memory: what runs once runs without a network, too.
async function engine() {
  const files = ['kernel.wasm', 'games.json'].map(async (name) => (await fetch(ENGINE + name)).arrayBuffer());
  const [kernel, games] = await Promise.all(files);
  globalThis.tockworkFiles = { kernel, games: new TextDecoder().decode(games) };
  const first = JSON.stringify(`${ENGINE}index.js`);
  await import(JSON.parse(first));
  return moduleOf(
    `import { load as first } from ${first};
     export * from ${first};
     export const load = (files) => first({ ...globalThis.tockworkFiles, ...files });`,
  );
}

async function run(code, from, box) {
  box.replaceChildren();
  box.dataset.state = 'running';
  const say = (...words) => {
    const line = document.createElement('pre');
    line.textContent = words.map((word) => (typeof word === 'string' ? word : JSON.stringify(word))).join(' ');
    box.append(line);
  };
  const key = crypto.getRandomValues(new Uint32Array(2)).join('-');
  runs[key] = { output: box, console: { ...console, log: say } };
  const given = `const { output, console } = globalThis.tockworkRuns['${key}'];`;
  const address = moduleOf(`${given}\n${code.replaceAll(/(['"])tockwork-engine\1/g, JSON.stringify(from))}`);
  try {
    await import(address);
    box.dataset.state = 'done';
  } catch (why) {
    say(String(why));
    box.dataset.state = 'failed';
  } finally {
    URL.revokeObjectURL(address);
    delete runs[key];
  }
}

function runnable(block, number, from) {
  const code = block.querySelector('pre');
  code.contentEditable = 'plaintext-only';
  code.spellcheck = false;
  code.setAttribute('role', 'textbox');
  code.setAttribute('aria-multiline', 'true');
  code.setAttribute('aria-label', `Example ${number}`);
  const button = document.createElement('button');
  button.className = 'run-button';
  button.textContent = 'Run';
  button.setAttribute('aria-label', `Run example ${number}`);
  const box = document.createElement('div');
  box.className = 'run-output';
  box.setAttribute('role', 'status');
  block.append(button, box);
  button.addEventListener('click', async () => {
    button.disabled = true;
    await run(code.textContent, from, box);
    button.disabled = false;
  });
}

const blocks = document.querySelectorAll('.highlight-js');
try {
  const from = await engine();
  blocks.forEach((block, i) => runnable(block, i + 1, from));
} catch {
  const why = document.createElement('p');
  why.textContent = 'The examples run where a web server shows this page, not from a file.';
  blocks[0].before(why);
}
