export { type Statistic, Statistics, type StatisticsProps } from './Statistics.js';
