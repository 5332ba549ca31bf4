import { Text, Video, type VideoClip } from 'agency-ui';

const poster = {
  src: '/pictures/kiln.jpg',
  width: 1600,
  height: 900,
  alt: 'A potter opens a kiln',
  placeholder: '#6b4a36',
};

const film: VideoClip = {
  title: 'Opening the kiln',
  poster,
  sources: [
    { src: '/videos/kiln.webm', type: 'video/webm' },
    { src: '/videos/kiln.mp4', type: 'video/mp4' },
  ],
  tracks: [{ src: '/videos/kiln.en.vtt', language: 'en', name: 'English' }],
};

export default function KilnFilm() {
  return <Video video={film} transcript={<Text>The potter counts the glazes that survived the fire.</Text>} />;
}

export function KilnFilmOnVimeo() {
  return <Video video={{ title: film.title, poster, url: 'https://vimeo.com/76979871' }} />;
}
