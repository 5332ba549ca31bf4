import { warnOnce, written } from '../../primitives/index.js';

/** A video on another website. */
export interface EmbeddableVideo {
  /** Name of the website. */
  host: 'YouTube' | 'Vimeo';
  /** The company that receives visitors' data. */
  company: string;
  /** Its page, for linking. */
  pageUrl: string;
  /** Its player, which starts playing at once. */
  playerUrl: string;
}

const youTubeHosts = /^((www|m)\.)?youtube(-nocookie)?\.com$/;
const vimeoHosts = /^((www|player)\.)?vimeo\.com$/;

/** A video's start time in seconds, parsed from `90`, `90s` or `1h2m3s`. */
function seconds(time: string | null): number {
  const [, hours = 0, minutes = 0, rest = 0] = /^(?:(\d+)h)?(?:(\d+)m)?(?:(\d+)s?)?$/.exec(time ?? '') ?? [];
  return Number(hours) * 3600 + Number(minutes) * 60 + Number(rest);
}

function youTube(url: URL): EmbeddableVideo | undefined {
  const [, id] =
    url.hostname === 'youtu.be'
      ? (/^\/([\w-]{11})\/?$/.exec(url.pathname) ?? [])
      : (/^\/(?:embed|shorts|live)\/([\w-]{11})\/?$/.exec(url.pathname) ??
        /^\/watch:([\w-]{11})$/.exec(`${url.pathname}:${url.searchParams.get('v')}`) ??
        []);
  if (!id) return undefined;
  const start = seconds(url.searchParams.get('t') ?? url.searchParams.get('start'));
  return {
    host: 'YouTube',
    company: 'Google',
    pageUrl: `https://www.youtube.com/watch?v=${id}${start ? `&t=${start}s` : ''}`,
    // This host sets no cookies until the visitor plays the video.
    playerUrl: `https://www.youtube-nocookie.com/embed/${id}?autoplay=1${start ? `&start=${start}` : ''}`,
  };
}

function vimeo(url: URL): EmbeddableVideo | undefined {
  // An unlisted video has a key, in the path or as `h`.
  const [, id, keyInPath] = /^\/(?:video\/)?(\d+)(?:\/([\da-f]+))?\/?$/.exec(url.pathname) ?? [];
  if (!id) return undefined;
  const key = keyInPath ?? /^[\da-f]+$/.exec(url.searchParams.get('h') ?? '')?.[0];
  return {
    host: 'Vimeo',
    company: 'Vimeo',
    pageUrl: `https://vimeo.com/${id}${key ? `/${key}` : ''}`,
    // `dnt` turns off its visitor statistics.
    playerUrl: `https://player.vimeo.com/video/${id}?autoplay=1&dnt=1${key ? `&h=${key}` : ''}`,
  };
}

/**
 * Finds the page and the player of a video on YouTube or Vimeo. Both URLs are built from validated parts, so nothing
 * else from the URL reaches the page. Any other URL returns undefined, with a warning in development.
 */
export function parseVideoUrl(address: string): EmbeddableVideo | undefined {
  const url = URL.canParse(address) ? new URL(address) : undefined;
  const isSecure = url?.protocol === 'https:';
  let video: EmbeddableVideo | undefined;
  if (url && isSecure && (youTubeHosts.test(url.hostname) || url.hostname === 'youtu.be')) video = youTube(url);
  else if (url && isSecure && vimeoHosts.test(url.hostname)) video = vimeo(url);
  if (!video && process.env.NODE_ENV !== 'production') {
    warnOnce(
      `Video: ${written(address)} is not the https address of a YouTube or Vimeo video, so only the poster is shown. ` +
        'Write url="https://www.youtube.com/watch?v=…" or "https://vimeo.com/…", or sources with your own files.',
    );
  }
  return video;
}
