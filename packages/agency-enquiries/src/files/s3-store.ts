import { readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { AwsClient } from 'aws4fetch';
import type { FileLocation } from './file-location.js';
import { type FileStore, FileStoreError } from './file-store.js';

/** Timeout for one request, in ms. */
const timeoutMs = 60_000;

/** Stores files in a bucket on an S3-compatible service: AWS, Cloudflare R2, MinIO, Garage and others. */
export function createS3Store({
  endpoint,
  region,
  bucket,
  prefix,
  accessKeyId,
  secretAccessKey,
}: Extract<FileLocation, { kind: 's3' }>): FileStore {
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries: 2 });
  // The bucket is part of the path, a style that every service supports.
  const urlOf = (id: string) => `${endpoint}/${bucket}/${prefix}${id}`;

  /** @throws FileStoreError for any other status. */
  async function request(id: string, init: RequestInit, ...accepted: number[]): Promise<Response> {
    let response: Response;
    try {
      response = await client.fetch(urlOf(id), { ...init, signal: AbortSignal.timeout(timeoutMs) });
    } catch (error) {
      throw new FileStoreError(
        `the bucket ${bucket} at ${endpoint} cannot be reached: ${error instanceof Error ? error.message : error}. Check the address in ENQUIRIES_FILES and the network.`,
        { cause: error },
      );
    }
    if (accepted.includes(response.status)) return response;
    const code = /<Code>(\w+)<\/Code>/.exec(await response.text())?.[1];
    throw new FileStoreError(
      `the bucket ${bucket} at ${endpoint} responded with ${response.status}${code ? ` (${code})` : ''} to ${init.method}. Check the bucket, the region and the keys in ENQUIRIES_FILES, AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY.`,
    );
  }

  const remove = async (id: string) => {
    await request(id, { method: 'DELETE' }, 200, 204, 404);
  };

  return {
    spool: join(tmpdir(), 'agency-enquiries-incoming'),
    async put(id, { path, type, sha256 }) {
      // Read into memory, because services refuse a PUT without a length, and `fetch` sends none with a stream.
      const body = await readFile(path);
      const headers = { 'Content-Type': type, 'X-Amz-Content-Sha256': sha256 };
      await request(id, { method: 'PUT', body, headers }, 200, 201, 204);
    },
    async read(id) {
      const response = await request(id, { method: 'GET' }, 200, 404);
      if (response.status === 200 && response.body) return Readable.fromWeb(response.body as never);
      await response.body?.cancel();
      return undefined;
    },
    remove,
    async check() {
      const body = 'trial';
      await request('trial', { method: 'PUT', body }, 200, 201, 204);
      await remove('trial');
    },
  };
}
