import { resolve } from 'node:path';
import type { Environment } from '../http/settings.js';
import { isFile } from './path-kind.js';

/** Where files attached to enquiries are stored. */
export type FileLocation =
  | { kind: 'folder'; folder: string }
  | {
      kind: 's3';
      /** Origin of the service, such as `https://s3.eu-west-1.amazonaws.com`. */
      endpoint: string;
      region: string;
      bucket: string;
      /** Prefix of each key, such as `enquiries/`. May be empty. */
      prefix: string;
      accessKeyId: string;
      secretAccessKey: string;
    };

const example = 's3://BUCKET/PREFIX?endpoint=https://s3.eu-west-1.amazonaws.com&region=eu-west-1';

function readS3(url: URL, environment: Environment): FileLocation {
  const endpoint = url.searchParams.get('endpoint') ?? '';
  const { AWS_ACCESS_KEY_ID: accessKeyId = '', AWS_SECRET_ACCESS_KEY: secretAccessKey = '' } = environment;
  if (!url.hostname || !URL.canParse(endpoint) || !/^https?:$/.test(new URL(endpoint).protocol))
    throw new Error(`ENQUIRIES_FILES: the bucket or the endpoint is missing. Use ${example}.`);
  if (!accessKeyId || !secretAccessKey)
    throw new Error('ENQUIRIES_FILES: the bucket’s keys are missing. Set AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY.');
  const prefix = url.pathname.replace(/^\/+|\/+$/g, '');
  return {
    kind: 's3',
    endpoint: new URL(endpoint).origin,
    region: url.searchParams.get('region') ?? 'us-east-1',
    bucket: url.hostname,
    prefix: prefix && `${prefix}/`,
    accessKeyId,
    secretAccessKey,
  };
}

/**
 * Reads `ENQUIRIES_FILES`: a folder, or a bucket on an S3-compatible service.
 *
 * @returns undefined if it is not set, in which case forms don't accept files.
 * @throws an error that says what to set.
 */
export function readFileLocation(environment: Environment): FileLocation | undefined {
  const value = environment['ENQUIRIES_FILES']?.trim();
  if (!value) return undefined;
  if (value.startsWith('s3://') && URL.canParse(value)) return readS3(new URL(value), environment);
  if (/^[a-z][a-z\d+.-]+:/i.test(value))
    throw new Error(
      `ENQUIRIES_FILES: "${value}" is neither a folder nor a bucket. Use a folder, such as data/files, or ${example}.`,
    );
  const folder = resolve(value);
  if (isFile(folder)) throw new Error(`ENQUIRIES_FILES: ${folder} is a file. Use a folder, such as data/files.`);
  return { kind: 'folder', folder };
}

/** The location as named in reports, without access keys. */
export const nameOfFileLocation = (location: FileLocation): string =>
  location.kind === 'folder' ? location.folder : `s3://${location.bucket}/${location.prefix}`;
