declare module '@generated/astral-home/default/home.json' {
  import type {Home} from '@site/plugins/home';

  const home: Home;
  export default home;
}
