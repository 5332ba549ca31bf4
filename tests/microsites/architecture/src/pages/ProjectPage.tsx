import { Gallery, PreviousNextLinks, ProjectDetail, PullQuote } from 'agency-ui';
import { buildings, projectPath } from '../projects';

const all = { name: 'Alle Projekte', title: 'Alle Projekte', path: '/projekte/' };

/** One building: its facts, its drawings in a lightbox, and a quote from its owners. */
export function ProjectPage({ slug }: { slug: string }) {
  const index = buildings.findIndex((building) => building.slug === slug);
  const building = buildings[index];
  if (!building) throw new Error(`There is no project "${slug}". Add it to src/projects.ts.`);
  const neighbour = (step: number) => {
    const other = buildings[index + step];
    return other && { title: other.title, path: projectPath(other.id), image: { ...other.image, alt: '' } };
  };
  return (
    <>
      <ProjectDetail project={building} back={all} className="lettered-facts" />
      <Gallery
        id="zeichnungen"
        eyebrow="Zeichnungen"
        heading="Der Plansatz"
        lead="Sechs Blätter, wie sie auf der Baustelle hängen. Jedes öffnet sich in voller Größe."
        pictures={building.drawings}
        tone="white"
      />
      {building.quote && <PullQuote quote={building.quote} />}
      <PreviousNextLinks previous={neighbour(-1)} next={neighbour(1)} index={all} />
    </>
  );
}
