import { CROP_ASPECTS, type Crop } from 'agency-artwork';
import { type CataloguedPicture, facesIn } from 'agency-artwork/catalogue';
import { Picture, Text } from 'agency-ui';
import { type ReactNode, useId } from 'react';
import * as styles from './PictureSheet.css.js';
import { crops, printOf } from './print.js';

const kilobytes = (bytes: number) => `${(bytes / 1000).toLocaleString('en-KE', { maximumFractionDigits: 0 })} kB`;

export const bytesOf = ({ files }: CataloguedPicture) =>
  Object.values(files).reduce((sum, { bytes }) => sum + bytes, 0);

const percent = (fraction: number) => `${fraction * 100}%`;

const share = (part: number) => `${Math.round(part * 100)} %`;

/** A crop with its focal point and marked heads. */
function MarkedCrop({ entry, crop }: { entry: CataloguedPicture; crop: Crop }) {
  const { picture } = entry;
  const focus = picture.crops[crop]?.focus;
  const faces = facesIn(entry, crop);
  const captionId = useId();
  return (
    // Shown side by side, at the same height.
    <figure className={styles.crop} aria-labelledby={captionId} style={{ flexBasis: `${CROP_ASPECTS[crop] * 15}rem` }}>
      <div className={styles.box}>
        <Picture picture={printOf(picture, crop, 640)} sizes="30rem" alt="" />
        {faces.map(({ x, y, width, height }) => (
          <span
            key={`${x} ${y}`}
            className={styles.face}
            data-mark="face"
            style={{ left: percent(x), top: percent(y), width: percent(width), height: percent(height) }}
          />
        ))}
        {focus && (
          <span className={styles.focus} data-mark="focus" style={{ left: percent(focus.x), top: percent(focus.y) }} />
        )}
      </div>
      <figcaption id={captionId}>
        <strong>{crop}</strong>
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

/** A picture's subject, crops and files. */
export function PictureDetail({ entry }: { entry: CataloguedPicture }) {
  const { picture, plan, files } = entry;
  const printed = crops.filter((crop) => picture.crops[crop]);
  return (
    <div className={styles.detail}>
      <Text>{picture.alt}</Text>
      <div className={styles.crops}>
        {printed.map((crop) => (
          <MarkedCrop key={crop} entry={entry} crop={crop} />
        ))}
      </div>
      <p className={styles.legend}>
        <span className={styles.focusSign} aria-hidden="true" /> Focus: stays in view when a layout crops further.{' '}
        <span className={styles.faceSign} aria-hidden="true" /> Marked head: never cut, never under text.
      </p>
      <dl className={styles.facts}>
        <Fact name="Subject">{plan.subject}</Fact>
        <Fact name="Composition">{plan.composition}</Fact>
        <Fact name="Pages">{plan.usedOn.join(', ')}</Fact>
        <Fact name="Mean colour">
          <span aria-hidden="true" className={styles.chip} style={{ backgroundColor: picture.placeholder }} />
          {picture.placeholder}
        </Fact>
        <Fact name="Files">{kilobytes(bytesOf(entry))} in total</Fact>
        {printed.map((crop) => (
          <Fact key={crop} name={crop}>
            {picture.crops[crop]?.widths
              .map((width) => `${width} px ${kilobytes(files[`${crop}-${width}.avif`]?.bytes ?? 0)}`)
              .join(', ')}
          </Fact>
        ))}
      </dl>
    </div>
  );
}
