import { afterEach, expect, test, vi } from 'vitest';
import { reachable } from './requests';

const page = (hostname: string) => ({ hostname, origin: `http://${hostname}:8000` });

function server(addresses: string[]): void {
  vi.stubGlobal('fetch', async () => new Response(JSON.stringify({ version: '0', addresses })));
}
afterEach(() => void vi.unstubAllGlobals());

test('a page opened by an address of the network invites to that address', async () => {
  server([]);
  expect(await reachable(page('192.168.1.5'))).toBe('http://192.168.1.5:8000');
  expect(await reachable(page('dog.example.org'))).toBe('http://dog.example.org:8000');
});

test('a page opened as localhost invites to where others find the server', async () => {
  server(['http://192.168.1.5:8000/', 'http://10.0.0.2:8000/']);
  for (const name of ['localhost', '127.0.0.1', '[::1]']) {
    expect(await reachable(page(name))).toBe('http://192.168.1.5:8000');
  }
});

test('a server that listens to this computer only can be reached by nobody else', async () => {
  server([]);
  expect(await reachable(page('127.0.0.1'))).toBeNull();
});
