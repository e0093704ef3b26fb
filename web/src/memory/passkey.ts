// Passkeys: the browser makes and signs, the server checks. Beside the recovery code, never instead of it.

import { place } from '../base/place';
import { call } from '../api/http';
import { ApiError } from '../wire/fault';
import type { Devices, Requests, Welcome } from '../wire/messages';

/** Only where there is a server with a name (no bare address), and nobody listens on the way. */
export function canHavePasskeys(): boolean {
  const bare = /^[\d.]+$|:/.test(location.hostname);
  return place.server && !bare && isSecureContext && typeof PublicKeyCredential === 'function';
}

interface Options {
  options: Record<string, unknown> & {
    challenge: string;
    user?: { id: string };
    excludeCredentials?: { id: string }[];
  };
}

export async function makePasskey(): Promise<Devices> {
  const { options } = (await call('POST /api/me/passkey/begin')) as Options;
  const user = { ...options.user, id: bytes(options.user?.id ?? '') };
  // Where one is kept already, a second one would only take its place.
  const excludeCredentials = (options.excludeCredentials ?? []).map((one) => ({ ...one, id: bytes(one.id) }));
  const made = await given(() =>
    navigator.credentials.create({
      publicKey: { ...options, challenge: bytes(options.challenge), user, excludeCredentials } as never,
    }),
  );
  const { clientDataJSON, attestationObject } = made.response as AuthenticatorAttestationResponse;
  return sent('POST /api/me/passkey', made, {
    clientDataJSON: text(clientDataJSON),
    attestationObject: text(attestationObject),
  });
}

export async function usePasskey(): Promise<Welcome> {
  const { options } = (await call('POST /api/passkey/begin')) as Options;
  const found = await given(() =>
    navigator.credentials.get({
      publicKey: { ...options, challenge: bytes(options.challenge), allowCredentials: [] } as never,
    }),
  );
  const { clientDataJSON, authenticatorData, signature, userHandle } = found.response as AuthenticatorAssertionResponse;
  return sent('POST /api/passkey', found, {
    clientDataJSON: text(clientDataJSON),
    authenticatorData: text(authenticatorData),
    signature: text(signature),
    userHandle: userHandle ? text(userHandle) : null,
  });
}

async function given(ask: () => Promise<Credential | null>): Promise<PublicKeyCredential> {
  const found = await ask().catch((why: unknown) => {
    if ((why as Error | null)?.name === 'InvalidStateError')
      throw new ApiError('passkey_there', 'there is one already');
    return null;
  });
  if (!found) throw new ApiError('no_passkey', 'none was given');
  return found as PublicKeyCredential;
}

async function sent<R extends 'POST /api/me/passkey' | 'POST /api/passkey'>(
  request: R,
  { id, rawId, type }: PublicKeyCredential,
  response: Record<string, string | null>,
): Promise<Requests[R]['answer']> {
  try {
    const credential = { id, rawId: text(rawId), type, response, clientExtensionResults: {} };
    return await call<R>(request, { body: { credential } });
  } catch (why) {
    throw why instanceof ApiError && why.code === 'bad_code' ? new ApiError('no_passkey', why.detail) : why;
  }
}

// WebAuthn writes bytes as base64url; not every browser does it automatically yet.
const text = (buffer: ArrayBuffer): string =>
  btoa(String.fromCharCode(...new Uint8Array(buffer)))
    .replace(/\+/g, '-')
    .replace(/\//g, '_')
    .replace(/=+$/, '');

const bytes = (said: string): Uint8Array =>
  Uint8Array.from(atob(said.replace(/-/g, '+').replace(/_/g, '/')), (c) => c.charCodeAt(0));
