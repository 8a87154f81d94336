// SPDX-License-Identifier: MIT
// A proof of who wins a game, as a file that anyone can check.
import { useState } from 'preact/hooks';
import { api, saidOf } from '../api/client';
import type { Options } from '../api/types';
import { download } from '../export/picture';
import { bytesOfBase64 } from './base64';

export function CertificateButton({ game, options }: { game: string; options: Options }) {
  const [said, setSaid] = useState<'' | 'busy' | { name: string; bytes: number }>('');
  const [error, setError] = useState('');
  const get = async () => {
    setError('');
    setSaid('busy');
    try {
      const { certificate, bytes } = await api.certificate(game, options);
      const name = `${game}.hcert`;
      download(name, new Blob([bytesOfBase64(certificate)], { type: 'application/octet-stream' }));
      setSaid({ name, bytes });
    } catch (e) {
      setSaid('');
      setError(saidOf(e));
    }
  };
  return (
    <div class="certificate">
      <button disabled={said === 'busy'} onClick={() => void get()}>
        {said === 'busy' ? 'Proving …' : 'Download the proof'}
      </button>{' '}
      <small role="status">
        {typeof said === 'object' && (
          <>
            {said.name}, {said.bytes.toLocaleString('en')} bytes. <a href="#/verify">Verify it</a>
          </>
        )}
      </small>
      {error !== '' && (
        <p class="error" role="alert">
          {error}
        </p>
      )}
    </div>
  );
}
