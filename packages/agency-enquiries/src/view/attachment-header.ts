/** A header that saves a download under the name the visitor gave it (RFC 6266). A lone surrogate cannot be encoded. */
export const attachmentHeader = (name: string): string =>
  `attachment; filename*=UTF-8''${encodeURIComponent(Buffer.from(name).toString()).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`)}`;
