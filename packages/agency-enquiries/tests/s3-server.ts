import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import type { FileLocation } from '../src/files/file-location.js';

/**
 * A server for the S3 requests that the service makes. It checks the signature headers and the body's hash. `s3rver`
 * is no longer maintained, and MinIO is not an npm package.
 */
export async function startS3() {
  const objects = new Map<string, Buffer>();
  let isUp = true;
  const server = createServer(async (request, response) => {
    const body = await buffer(request);
    const { authorization = '', 'x-amz-content-sha256': sha256 = '' } = request.headers;
    const isSigned = /^AWS4-HMAC-SHA256 Credential=key\/\d{8}\/nowhere\/s3\/aws4_request,/.test(authorization);
    const isIntact =
      request.method !== 'PUT' ||
      sha256 === 'UNSIGNED-PAYLOAD' ||
      sha256 === createHash('sha256').update(body).digest('hex');
    const path = request.url ?? '';
    const end = (status: number, content: Buffer | string = '') => response.writeHead(status).end(content);
    if (!isUp || !isSigned || !isIntact) return end(403, '<Error><Code>AccessDenied</Code></Error>');
    if (request.method === 'PUT' && request.headers['content-length'] === undefined) return end(411);
    if (request.method === 'PUT') {
      objects.set(path, body);
      return end(200);
    }
    if (request.method === 'DELETE') {
      objects.delete(path);
      return end(204);
    }
    const object = objects.get(path);
    return object ? end(200, object) : end(404, '<Error><Code>NoSuchKey</Code></Error>');
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const location: Extract<FileLocation, { kind: 's3' }> = {
    kind: 's3',
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    region: 'nowhere',
    bucket: 'files',
    prefix: '',
    accessKeyId: 'key',
    secretAccessKey: 'secret',
  };
  return {
    location,
    objects,
    setUp: (up: boolean) => {
      isUp = up;
    },
    stop: () =>
      new Promise<void>((stopped) => {
        server.closeAllConnections();
        server.close(() => stopped());
      }),
  };
}
