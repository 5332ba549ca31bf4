import 'agency-ui/sections/SectionHead.css';
import { Container, Heading, Section, SectionHead, Text } from 'agency-ui';
import type { Language, Menu } from './content/types';

export interface MenuSectionProps {
  menu: Menu;
  lang: Language;
}

/** Each restaurant's colour, defined in `site.css`. Jamr uses the tone's own colour, a dark fig. */
const grounds: Record<string, string> = { tannour: 'saffron', mina: 'cobalt' };

/** One restaurant's dishes and prices, by course. */
export function MenuSection({ menu: { id, name, lead, courses }, lang }: MenuSectionProps) {
  const price = new Intl.NumberFormat(`${lang}-AE`, { style: 'currency', currency: 'AED', maximumFractionDigits: 0 });
  return (
    <Section id={id} tone="night" className={grounds[id]} aria-labelledby={`${id}-heading`}>
      <Container>
        <SectionHead heading={name} headingId={`${id}-heading`} lead={lead} />
        <div className="menu-courses">
          {courses.map((course) => (
            <div key={course.name}>
              <Heading level={3} variant="heading" className="menu-course">
                {course.name}
              </Heading>
              <ul className="menu-dishes">
                {course.dishes.map((dish) => (
                  <li key={dish.name} className="menu-dish">
                    <Heading level={4} variant="subheading">
                      {dish.name}
                    </Heading>
                    <span className="menu-price">{price.format(dish.price)}</span>
                    <Text className="menu-text">{dish.text}</Text>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </div>
      </Container>
    </Section>
  );
}
