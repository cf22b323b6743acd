declare module '@generated/astral-home/default/home.json' {
  import type {Home} from '@site/plugins/home';

  const home: Home;
  export default home;
}

declare module '@generated/astral-home/default/coasts.json' {
  const coasts: [number, number][][][];
  export default coasts;
}

declare module '@generated/astral-home/default/figures.json' {
  import type {buildRecordFigureData} from '@site/plugins/home/figures';

  const figures: ReturnType<typeof buildRecordFigureData>;
  export default figures;
}
