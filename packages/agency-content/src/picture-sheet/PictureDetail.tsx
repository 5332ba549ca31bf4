import { CROP_ASPECTS } from 'agency-artwork';
import { type CataloguedPicture, facesIn } from 'agency-artwork/catalogue';
import { Picture, Text } from 'agency-ui';
import { type ReactNode, useId } from 'react';
import * as styles from './PictureSheet.css.js';
import { type PicturePlace, type Placement, picturePlaces, placePrint, screenWidths } from './places.js';
import { crops, printOf } from './print.js';

const kilobytes = (bytes: number) => `${(bytes / 1000).toLocaleString('en-KE', { maximumFractionDigits: 0 })} kB`;

export const bytesOf = ({ files }: CataloguedPicture) =>
  Object.values(files).reduce((sum, { bytes }) => sum + bytes, 0);

const percent = ({ left, top, width, height }: Placement) => ({
  left: `${left}%`,
  top: `${top}%`,
  width: `${width}%`,
  height: `${height}%`,
});

const share = (part: number) => `${Math.round(part * 100)} %`;

/** A crop as the site shows it, with the focus point and the marked heads of the print. */
function PlacedCrop({ entry, screen, place }: { entry: CataloguedPicture; screen: number; place: PicturePlace }) {
  const { picture } = entry;
  const { page, crop, width, height } = place;
  const focus = picture.crops[crop]?.focus;
  const faces = facesIn(entry, crop);
  const captionId = useId();
  return (
    // Of one height, side by side.
    <figure className={styles.placed} aria-labelledby={captionId} style={{ flexBasis: `${(width / height) * 15}rem` }}>
      <div className={styles.box} style={{ aspectRatio: `${width} / ${height}` }}>
        <div className={styles.print} style={percent(placePrint(place, CROP_ASPECTS[crop]))}>
          <Picture picture={printOf(picture, crop, 640)} sizes="30rem" alt="" />
          {faces.map((face) => (
            <span
              key={`${face.x} ${face.y}`}
              className={styles.face}
              data-mark="face"
              style={percent({
                left: face.x * 100,
                top: face.y * 100,
                width: face.width * 100,
                height: face.height * 100,
              })}
            />
          ))}
          {focus && (
            <span
              className={styles.focus}
              data-mark="focus"
              style={{ left: `${focus.x * 100}%`, top: `${focus.y * 100}%` }}
            />
          )}
        </div>
      </div>
      <figcaption id={captionId}>
        <strong>{screen} px</strong>
        <span>
          {crop}, {width} × {height} px on {page}
        </span>
        {focus && (
          <span>
            focus {share(focus.x)} across, {share(focus.y)} down
          </span>
        )}
        {faces.length > 0 && <span>{faces.length === 1 ? '1 marked head' : `${faces.length} marked heads`}</span>}
      </figcaption>
    </figure>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className={styles.fact}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** The subject of a picture, its crops on the site, and its files. */
export function PictureDetail({ entry }: { entry: CataloguedPicture }) {
  const { picture, plan, files } = entry;
  const places = picturePlaces[picture.id] ?? {};
  const missing = screenWidths.filter((screen) => !places[screen]);
  return (
    <div className={styles.detail}>
      <Text>{picture.alt}</Text>
      <div className={styles.places}>
        {screenWidths.map((screen) => {
          const place = places[screen];
          return place && <PlacedCrop key={screen} entry={entry} screen={screen} place={place} />;
        })}
      </div>
      {missing.length > 0 && <Text variant="small">No page shows it at {missing.join(', ')} px.</Text>}
      <p className={styles.legend}>
        <span className={styles.focusSign} aria-hidden="true" /> Focus: stays in view when a layout crops further.{' '}
        <span className={styles.faceSign} aria-hidden="true" /> Marked head: never cut, never under text.
      </p>
      <dl className={styles.facts}>
        <Fact name="Subject">{plan.subject}</Fact>
        <Fact name="Composition">{plan.composition}</Fact>
        <Fact name="Mean colour">
          <span aria-hidden="true" className={styles.chip} style={{ backgroundColor: picture.placeholder }} />
          {picture.placeholder}
        </Fact>
        <Fact name="Files">{kilobytes(bytesOf(entry))} in total</Fact>
        {crops.map((crop) => {
          const widths = picture.crops[crop]?.widths;
          return (
            widths && (
              <Fact key={crop} name={crop}>
                {widths
                  .map((width) => `${width} px ${kilobytes(files[`${crop}-${width}.avif`]?.bytes ?? 0)}`)
                  .join(', ')}
              </Fact>
            )
          );
        })}
      </dl>
    </div>
  );
}
