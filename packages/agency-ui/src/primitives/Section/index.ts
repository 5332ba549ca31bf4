export { Container, Section, type SectionProps } from './Section.js';
