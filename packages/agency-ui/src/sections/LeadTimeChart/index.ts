export { type LeadTime, LeadTimeChart, type LeadTimeChartProps } from './LeadTimeChart.js';
export { type LeadTimeChartLabels, leadTimeChartLabels } from './LeadTimeChart.labels.js';
