import type { Client } from '../../entities/index.js';

interface ClientMarkProps {
  client: Client;
  /** Class for the logo. */
  className: string;
}

/** A client's logo, or the name set in type. */
export function ClientMark({ client: { name, logo }, className }: ClientMarkProps) {
  return logo ? (
    <img
      src={logo.src}
      width={logo.width}
      height={logo.height}
      alt={name}
      loading="lazy"
      decoding="async"
      className={className}
    />
  ) : (
    <span>{name}</span>
  );
}
