/** Class names of a CSS module, by the name written in the file. */
declare module '*.module.css' {
  const classes: { readonly [name: string]: string };
  export default classes;
}

declare module '*.css';

/** A picture is a file of the build; the import is its URL. */
declare module '*.svg' {
  const url: string;
  export default url;
}
