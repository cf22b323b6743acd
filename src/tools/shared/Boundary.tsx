import {Component, createContext, type ReactNode} from 'react';
import {Button, CopyButton} from './parts';
import shared from './styles.module.css';

/** What a reader has typed into a tool, by the name of the field: what is left when drawing the tool fails. */
export const KeptTextContext = createContext<Map<string, string>>(new Map());

/** Draws a tool. If that fails, the page stays as it is: the reader sees what failed, has the text, and can try again. */
export class ToolErrorBoundary extends Component<{readonly children: ReactNode}, {readonly error?: Error}> {
  override state: {readonly error?: Error} = {};
  readonly kept = new Map<string, string>();

  static getDerivedStateFromError(error: Error): {error: Error} {
    return {error};
  }

  override render(): ReactNode {
    const {error} = this.state;
    if (!error) return <KeptTextContext.Provider value={this.kept}>{this.props.children}</KeptTextContext.Provider>;
    const text = [...this.kept.values()].join('\n\n');
    return (
      <div role="alert" className={shared.warning}>
        <p>This tool stopped because of a fault of its own: {String(error.message).slice(0, 200)}</p>
        {text && <p>What you typed is still here, so copy it before you go on.</p>}
        <p className={shared.buttons}>
          {text && <CopyButton text={text} what="what you typed" full />}
          <Button onClick={() => this.setState({error: undefined})}>Try again</Button>
        </p>
      </div>
    );
  }
}
