/** A project's pictures, and the lightbox that enlarges them. */
import { galleryOf } from 'agency-content/project-stories';
import { projects } from 'agency-content/projects';
import { expect } from 'vitest';
import { type Page, role, text } from '../page.js';
import { phone, scenario, type Visit } from '../scenario.js';

const [project] = projects.filter((one) => galleryOf(one));
const path = `/projects/${project!.id}`;
const { heading, pictures } = galleryOf(project!)!;
const [first, second] = pictures;
const last = pictures.at(-1)!;

type Picture = (typeof pictures)[number];

/** The page's link to a large picture. */
const linkTo = ({ picture }: Picture) => role('link', `Enlarge picture: ${picture.alt}`);
const lightbox = role('dialog', heading);
const inLightbox = (name: string) => role('button', name, { within: lightbox });

const fragmentOf = (picture: Picture | undefined) => (picture ? `#pictures-${picture.id}` : '');

/** Waits until the lightbox shows a picture and the URL is that picture's. */
async function shows(page: Page, picture: Picture) {
  await page.sees(role('img', picture.picture.alt, { within: lightbox }));
  await page.sees(text(picture.caption!, { within: lightbox }));
  await isAt(page, picture);
}

const isAt = (page: Page, picture: Picture | undefined) =>
  page.until(
    'the fragment',
    () => location.hash,
    (hash) => hash === fragmentOf(picture),
  );

/** Waits until the lightbox is closed and the last picture shown has focus on the page. */
async function isClosedOn(page: Page, picture: Picture) {
  await page.seesNo(lightbox);
  await page.expects(linkTo(picture), ({ focused }) => focused, 'expected the focus');
  await isAt(page, undefined);
}

/** Opens the page and waits until a press on a picture opens the lightbox; until then it would open the file. */
async function openGallery({ page, site }: Visit) {
  await page.open(path);
  await page.moveTo(200, 400);
  await site.settled();
  await page.scrollTo(linkTo(first!));
  await page.expects(linkTo(first!), ({ hydrated }) => hydrated, 'expected it to be hydrated');
}

export const galleryScenarios = [
  scenario(
    'I browse a project’s pictures with the keyboard and close them: I am back at the last one',
    async (visit) => {
      const { page } = visit;
      await openGallery(visit);
      await page.focus(linkTo(first!));
      await page.press('Enter');
      await shows(page, first!);
      await page.expects(inLightbox('Close picture'), ({ focused }) => focused, 'expected the focus');
      await page.press('ArrowLeft');
      await page.press('ArrowRight');
      await shows(page, second!);
      await page.sees(text(`2 of ${pictures.length}: ${second!.picture.alt}`, { heard: true }));
      await page.press('End');
      await shows(page, last);
      await page.press('Escape');
      await isClosedOn(page, last);
      expect(page.errors()).toEqual([]);
    },
  ),
  scenario('I open a picture, go to the next one and back with the buttons, and close it with Back', async (visit) => {
    const { page } = visit;
    await openGallery(visit);
    await page.click(linkTo(first!));
    await shows(page, first!);
    await page.click(inLightbox('Next picture'));
    await shows(page, second!);
    await page.click(inLightbox('Previous picture'));
    await shows(page, first!);
    await page.back();
    await isClosedOn(page, first!);
    await page.waitForPath(path);
  }),
  scenario(
    'I swipe through the pictures on a phone and close them',
    async (visit) => {
      const { page } = visit;
      await openGallery(visit);
      await page.tap(linkTo(first!));
      await shows(page, first!);
      await page.swipeLeft(role('img', first!.picture.alt, { within: lightbox }));
      await shows(page, second!);
      await page.tap(inLightbox('Close picture'));
      await isClosedOn(page, second!);
    },
    { options: phone },
  ),
  scenario(
    'I open a picture’s address: it is shown large, and closing it leaves me at that picture on the page',
    async (visit) => {
      const { page } = visit;
      await page.open(path + fragmentOf(second));
      await page.moveTo(200, 400);
      await shows(page, second!);
      await page.click(inLightbox('Close picture'));
      await isClosedOn(page, second!);
      await page.waitForPath(path);
    },
  ),
  scenario(
    'Without JavaScript, I press a picture and see the full-size file',
    async ({ page }) => {
      await page.open(path);
      await page.scrollTo(linkTo(second!));
      await page.click(linkTo(second!));
      await page.until(
        'the width of the file',
        () => (location.pathname.startsWith('/pictures/') ? document.images[0]?.naturalWidth : undefined),
        (width) => Number(width) > second!.picture.width,
      );
    },
    { options: { javaScript: false } },
  ),
];
