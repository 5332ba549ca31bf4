/** Maximum size of a chat service's response. An answer of 500 tokens takes about 2 KB. */
const maxBytes = 64 * 1024;

/** Passes on a limited number of bytes, then fails. */
function limit(bytes: number): TransformStream<Uint8Array, Uint8Array> {
  let left = bytes;
  return new TransformStream({
    transform(chunk, controller) {
      left -= chunk.length;
      if (left < 0) controller.error(new Error(`The response has more than ${bytes} bytes.`));
      else controller.enqueue(chunk);
    },
  });
}

/** `fetch` with a limit on the size of the response. Beyond it, the connection is closed. */
export const limitedFetch: typeof fetch = async (input, init) => {
  const response = await fetch(input, init);
  return new Response(response.body?.pipeThrough(limit(maxBytes)) ?? null, response);
};
