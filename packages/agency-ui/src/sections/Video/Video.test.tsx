// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type VideoClip, videoClipSchema } from '../../entities/index.js';
import { logged } from '../../primitives/warn.js';
import { storyPicture } from '../../story-pictures.js';
import { Video } from './Video.js';
import { parseVideoUrl } from './video-host.js';

const poster = storyPicture(1, 'A tent');
const title = 'Pitching a tent';
const hosted = (url: string): VideoClip => ({ title, poster, url });
const files: VideoClip = {
  title,
  poster,
  sources: [
    { src: '/tent.webm', type: 'video/webm' },
    { src: '/tent.mp4', type: 'video/mp4' },
  ],
  tracks: [
    { src: '/tent.en.vtt', language: 'en', name: 'English' },
    { src: '/tent.sw.vtt', language: 'sw', name: 'Kiswahili', kind: 'subtitles' },
  ],
};

let warnings: unknown[][];

beforeEach(() => {
  logged.clear();
  warnings = vi.spyOn(console, 'error').mockImplementation(() => {}).mock.calls;
});
afterEach(() => {
  vi.restoreAllMocks();
});

describe('parseVideoUrl', () => {
  const player = 'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ?autoplay=1';

  it.each([
    ['https://www.youtube.com/watch?v=aqz-KE-bpKQ', player],
    ['https://m.youtube.com/watch?list=PL1&v=aqz-KE-bpKQ', player],
    ['https://youtube.com/shorts/aqz-KE-bpKQ', player],
    ['https://www.youtube.com/live/aqz-KE-bpKQ?feature=share', player],
    ['https://youtu.be/aqz-KE-bpKQ?si=tracking', player],
    ['https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ', player],
    ['https://youtu.be/aqz-KE-bpKQ?t=1m30s', `${player}&start=90`],
    ['https://www.youtube.com/watch?v=aqz-KE-bpKQ&t=42', `${player}&start=42`],
    ['https://vimeo.com/76979871', 'https://player.vimeo.com/video/76979871?autoplay=1&dnt=1'],
    ['https://vimeo.com/76979871/8272103f6e', 'https://player.vimeo.com/video/76979871?autoplay=1&dnt=1&h=8272103f6e'],
    [
      'https://player.vimeo.com/video/76979871?h=8272103f6e',
      'https://player.vimeo.com/video/76979871?autoplay=1&dnt=1&h=8272103f6e',
    ],
  ])('finds the player for %s', (address, url) => {
    expect(parseVideoUrl(address)?.playerUrl).toBe(url);
    expect(warnings).toEqual([]);
  });

  it.each([
    'javascript:alert(1)',
    'http://www.youtube.com/watch?v=aqz-KE-bpKQ',
    'https://youtube.com.evil.example/watch?v=aqz-KE-bpKQ',
    'https://www.youtube.com@evil.example/watch?v=aqz-KE-bpKQ',
    'https://notyoutube.com/watch?v=aqz-KE-bpKQ',
    'https://www.youtube.com/watch?v=../../redirect',
    'https://www.youtube.com/watch?v=aqz-KE-bpKQ%22onload',
    'https://www.youtube.com/@channel',
    'https://vimeo.com/channels/staffpicks',
    'https://www.dailymotion.com/video/x1',
    'aqz-KE-bpKQ',
    '',
  ])('refuses "%s", with one warning', (address) => {
    expect(parseVideoUrl(address)).toBeUndefined();
    expect(parseVideoUrl(address)).toBeUndefined();
    expect(warnings).toEqual([[expect.stringContaining('Write url="https://www.youtube.com/watch?v=…"')]]);
  });
});

describe('a hosted video', () => {
  it('is a link in the server’s HTML, and loads nothing from its host', () => {
    const html = renderToStaticMarkup(<Video video={hosted('https://youtu.be/aqz-KE-bpKQ?si=tracking')} />);
    expect(html).toContain('href="https://www.youtube.com/watch?v=aqz-KE-bpKQ"');
    expect(html).not.toMatch(/<iframe|src="https|preconnect|tracking/);
    expect(html).toContain('The video is on YouTube. When you play it, Google receives your IP address');
  });

  it('is replaced by the player, which has a name and takes focus', { tags: ['wcag:2.4.3', 'wcag:4.1.2'] }, () => {
    render(<Video video={hosted('https://vimeo.com/76979871')} />);
    fireEvent.click(screen.getByRole('link', { name: 'Play video: Pitching a tent' }));
    const player = screen.getByTitle(title);
    expect(document.activeElement).toBe(player);
    expect(player.getAttribute('src')).toBe('https://player.vimeo.com/video/76979871?autoplay=1&dnt=1');
    expect(player.getAttribute('referrerpolicy')).toBe('strict-origin-when-cross-origin');
  });

  it.each(['ctrlKey', 'metaKey', 'shiftKey', 'altKey'])('leaves a press with %s to the browser', (key) => {
    render(<Video video={hosted('https://vimeo.com/76979871')} />);
    addEventListener('click', (event) => event.preventDefault(), { once: true });
    fireEvent.click(screen.getByRole('link'), { [key]: true });
    expect(screen.queryByTitle(title)).toBeNull();
  });

  it('shows the poster again when its video changes', () => {
    const { rerender } = render(<Video video={hosted('https://vimeo.com/76979871')} />);
    fireEvent.click(screen.getByRole('link'));
    rerender(<Video video={hosted('https://vimeo.com/1')} />);
    expect(screen.getByRole('link').getAttribute('href')).toBe('https://vimeo.com/1');
  });

  it('shows only its poster if the URL is invalid', () => {
    render(<Video video={hosted('javascript:alert(1)')} />);
    expect(screen.queryByRole('link')).toBeNull();
    expect(screen.getByRole('img', { name: 'A tent' })).toBeTruthy();
    expect(screen.getByRole('figure', { name: title })).toBeTruthy();
  });
});

describe('a video played from files', () => {
  it('plays natively with captions, and loads nothing beforehand', { tags: ['wcag:1.2.2', 'wcag:1.4.2'] }, () => {
    const { container } = render(<Video video={files} />);
    const video = container.querySelector('video') as HTMLVideoElement;
    expect([video.controls, video.preload, video.autoplay]).toEqual([true, 'none', false]);
    // The player's own poster would load with the page.
    expect(video.getAttribute('poster')).toMatch(/^data:/);
    const picture = container.querySelector('img') as HTMLImageElement;
    expect([picture.getAttribute('src'), picture.getAttribute('loading'), picture.alt]).toEqual([
      poster.src,
      'lazy',
      '',
    ]);
    expect([...video.querySelectorAll('source')].map(({ type }) => type)).toEqual(['video/webm', 'video/mp4']);
    const tracks = [...video.querySelectorAll('track')];
    expect(tracks.map(({ kind, srclang }) => [kind, srclang])).toEqual([
      ['captions', 'en'],
      ['subtitles', 'sw'],
    ]);
    // Browsers load a default track with the page.
    expect(tracks.map((track) => track.default)).toEqual([false, false]);
    const textTracks = [{ kind: 'captions', mode: 'disabled' }];
    Object.defineProperty(video, 'textTracks', { value: textTracks });
    fireEvent.play(video);
    expect(textTracks[0]?.mode).toBe('showing');
  });

  it('covers its poster once it has been played, until the video changes', () => {
    const { container, rerender } = render(<Video video={files} />);
    const played = () => container.querySelector('video')?.hasAttribute('data-played');
    expect(played()).toBe(false);
    fireEvent.play(container.querySelector('video') as HTMLVideoElement);
    expect(played()).toBe(true);
    rerender(<Video video={{ ...files, sources: [{ src: '/other.mp4', type: 'video/mp4' }] }} />);
    expect(played()).toBe(false);
  });

  it('links to the file for browsers that cannot play it', () => {
    expect(renderToStaticMarkup(<Video video={files} />)).toContain('<a href="/tent.webm">Download the video</a>');
  });
});

describe('the video’s transcript', () => {
  it('is in the HTML even while it is closed', { tags: ['wcag:1.2.1', 'wcag:1.2.3'] }, () => {
    const html = renderToStaticMarkup(<Video video={files} transcript="Unroll it first." />);
    expect(html).toMatch(/<details[^>]*><summary.*Unroll it first\./);
  });
});

describe('videoClipSchema', () => {
  const messageOf = (clip: unknown) => videoClipSchema.safeParse(clip).error?.issues[0]?.message;

  it('accepts files and known hosts', () => {
    expect(messageOf(files)).toBeUndefined();
    expect(messageOf(hosted('https://youtu.be/aqz-KE-bpKQ'))).toBeUndefined();
  });

  it('refuses a clip without a video', () => {
    expect(messageOf({ title, poster })).toBe(
      'Write either "sources" with your own files, or "url" with the https address of a YouTube or Vimeo video.',
    );
  });

  it.each(['http://vimeo.com/1', 'https://vimeo.com.evil.example/1', 'javascript:alert(1)'])('refuses %s', (url) => {
    expect(messageOf(hosted(url))).toBe('Use the https address of a YouTube or Vimeo video.');
  });
});
