import type { SenderOptions } from '../useSubmission/index.js';

export interface EnquirySenderOptions {
  /** URL that receives the enquiries. */
  endpoint: string;
  /** Name of the form, such as `quote`. */
  form: string;
  /**
   * Path of the form's page.
   *
   * @default location.pathname
   */
  page?: string;
  /**
   * BCP 47 tag of the page's language.
   *
   * @default document.documentElement.lang
   */
  locale?: string;
}

const hasFiles = (values: object) =>
  Object.values(values)
    .flat()
    .some((value) => value instanceof Blob);

/** Omits empty lists, because a server whose form accepts no files rejects the field. */
const withoutEmptyLists = (values: object) =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => !(Array.isArray(value) && value.length === 0)));

/** As in a native form submission: a ticked box is `on`, an unticked one is absent. */
function toFormData(values: object): FormData {
  const data = new FormData();
  for (const [name, value] of Object.entries(values)) {
    for (const one of Array.isArray(value) ? value : [value]) {
      if (one instanceof Blob) data.append(name, one);
      else if (one === true) data.append(name, 'on');
      else if (one !== false && one !== undefined) data.append(name, String(one));
    }
  }
  return data;
}

/** Posts files. Doesn't use `fetch`, which reports no upload progress and so would make a slow upload look stuck. */
const upload = (
  url: string,
  body: FormData,
  { signal, idempotencyKey, onProgress }: Pick<SenderOptions, 'signal' | 'idempotencyKey' | 'onProgress'>,
) =>
  new Promise<Response>((resolve, reject) => {
    const request = new XMLHttpRequest();
    const fail = () =>
      reject(new TypeError(`createEnquirySender: the upload to ${url} failed. Check the connection and the endpoint.`));
    request.open('POST', url);
    request.setRequestHeader('Accept', 'application/json');
    request.setRequestHeader('Idempotency-Key', idempotencyKey);
    request.upload.onloadstart = () => onProgress?.(0);
    request.upload.onprogress = ({ loaded }) => onProgress?.(loaded);
    request.onload = () => {
      const headers = { 'Content-Type': request.getResponseHeader('Content-Type') ?? 'text/plain' };
      resolve(new Response(request.responseText || null, { status: request.status, headers }));
    };
    request.onerror = fail;
    request.onabort = () => reject(signal.reason);
    signal.addEventListener('abort', () => request.abort(), { once: true });
    request.send(body);
  });

/** Throws a readable error for a missing option. */
function assertOptions(options: unknown) {
  const given = (typeof options === 'object' && options !== null ? options : {}) as Record<string, unknown>;
  for (const name of ['endpoint', 'form']) {
    const { [name]: value } = given;
    if (typeof value !== 'string' || value === '')
      throw new TypeError(
        `createEnquirySender: "${name}" is ${JSON.stringify(value) ?? 'missing'}, but it must be a text. Write ` +
          "createEnquirySender({ endpoint: '/api/enquiries', form: 'quote' }), with the name of your form.",
      );
  }
}

/**
 * Creates an `onSubmit` sender that posts the values as JSON, or as `multipart/form-data` if they include a file. Only
 * status 201 with `{ "id": "…" }` counts as a success; a login page, or a 200 with `{ "ok": false }`, is a failure.
 *
 * The request carries `Idempotency-Key`. Without files, it outlives the page (`keepalive`, which limits it to 64 KB).
 * An endpoint on another origin must allow the `Content-Type` and `Idempotency-Key` headers.
 *
 * @throws an error that says what to write instead, except when `NODE_ENV` is `production`.
 */
export function createEnquirySender(
  options: EnquirySenderOptions,
): (values: object, options: SenderOptions) => Promise<Response> {
  if (process.env.NODE_ENV !== 'production') assertOptions(options);
  const { endpoint, form, page, locale } = options;
  return async (values, submission) => {
    const { signal, idempotencyKey, elapsedMs, website } = submission;
    const protocol = {
      form,
      page: page ?? location.pathname,
      locale: locale ?? document.documentElement.lang,
      elapsedMs,
      website,
    };
    const response = await (hasFiles(values)
      ? // The form's name comes before the files, because the server checks them as they arrive.
        upload(endpoint, toFormData({ ...protocol, ...values, ...protocol }), submission)
      : fetch(endpoint, {
          method: 'POST',
          keepalive: true,
          signal,
          headers: { 'Content-Type': 'application/json', 'Idempotency-Key': idempotencyKey },
          body: JSON.stringify({ ...withoutEmptyLists(values), ...protocol }),
        }));
    if (!response.ok) return response;
    const receipt = response.status === 201 ? await response.clone().json() : undefined;
    if (!receipt?.id)
      throw new Error(
        `createEnquirySender: ${endpoint} did not confirm the enquiry. Respond with status 201 and { id: '…' }.`,
      );
    return response;
  };
}
