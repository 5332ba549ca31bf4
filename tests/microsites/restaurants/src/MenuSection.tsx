import { Container, Heading, Section, SectionHead, Text, type Tone } from 'agency-ui';
import type { Language, Menu } from './content/types';
import styles from './MenuSection.module.css';

export interface MenuSectionProps {
  menu: Menu;
  lang: Language;
  tone: Tone;
}

/** The dishes of one restaurant with their prices, by course. */
export function MenuSection({ menu: { id, name, lead, courses }, lang, tone }: MenuSectionProps) {
  const price = new Intl.NumberFormat(`${lang}-AE`, { style: 'currency', currency: 'AED', maximumFractionDigits: 0 });
  return (
    <Section id={id} tone={tone} aria-labelledby={`${id}-heading`}>
      <Container>
        <SectionHead heading={name} headingId={`${id}-heading`} lead={lead} />
        <div className={styles.courses}>
          {courses.map((course) => (
            <div key={course.name}>
              <Heading level={3} variant="heading" className={styles.course}>
                {course.name}
              </Heading>
              <ul className={styles.dishes}>
                {course.dishes.map((dish) => (
                  <li key={dish.name} className={styles.dish}>
                    <Heading level={4} variant="subheading">
                      {dish.name}
                    </Heading>
                    <span className={styles.price}>{price.format(dish.price)}</span>
                    <Text className={styles.text}>{dish.text}</Text>
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
