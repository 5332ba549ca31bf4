export { CaseStudy, type CaseStudyProps, type NextProject } from './CaseStudy.js';
export { type CaseStudyLabels, caseStudyLabels } from './CaseStudy.labels.js';
