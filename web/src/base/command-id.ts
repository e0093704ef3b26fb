// The id of a command, made once: sent twice it has one effect. `randomUUID` is missing where a page comes by plain http.

export const commandId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(16).padStart(2, '0')).join('');
