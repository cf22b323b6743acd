declare module '@generated/astral-home/default/home.json' {
  const home: import('./index').Home;
  export default home;
}
