'use client';

import { useEffect, useRef, useState } from 'react';
import type { Location } from '../../entities/index.js';
import { Button, knownUrl, MapPin, Picture, useIsHydrating, VisuallyHidden } from '../../primitives/index.js';
import * as styles from './BranchMap.css.js';
import type { LocationsLabels } from './Locations.labels.js';

interface BranchMapProps {
  name: string;
  map: NonNullable<Location['map']>;
  sizes: string;
  labels: LocationsLabels;
}

/** A picture of the map. Nothing is loaded from a map service before the visitor presses the button. */
export function BranchMap({ name, map: { picture, embed }, sizes, labels }: BranchMapProps) {
  const isHydrating = useIsHydrating();
  const service = embed ? knownUrl(`Locations: "map.embed" of ${name}`, embed, 'so no live map is offered') : undefined;
  const [isLive, setIsLive] = useState(false);
  const frame = useRef<HTMLIFrameElement>(null);
  useEffect(() => {
    // Focus moves, because the pressed button no longer exists.
    if (isLive) frame.current?.focus();
  }, [isLive]);

  if (isLive && service)
    return (
      <div className={styles.map} data-map="live">
        <iframe
          ref={frame}
          src={embed}
          title={labels.map(name)}
          referrerPolicy="no-referrer"
          allowFullScreen
          className={styles.frame}
        />
      </div>
    );
  return (
    <div className={styles.map} data-map="picture">
      <Picture picture={picture} sizes={sizes} />
      {service && !isHydrating && (
        <div className={styles.offer}>
          <Button variant="outline" size="compact" icon={MapPin} onClick={() => setIsLive(true)}>
            <span>{labels.showMap}</span> <VisuallyHidden>{name}</VisuallyHidden>
          </Button>
          <span className={styles.note}>{labels.mapFrom(service.host)}</span>
        </div>
      )}
    </div>
  );
}
