declare module '*.module.css' {
  export const wide: string;
}
declare module '*.css';
