// Debian's WebKit: MiniBrowser, driven by WebKitWebDriver, on a virtual screen (Xvfb).

import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { connect } from './byWebDriver.ts';
import type { Engine } from './engine.ts';

interface WebKitPrograms {
  readonly driver: string;
  readonly browser: string;
  readonly screen: string;
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (address === null || typeof address === 'string') throw new Error('the machine has no port');
  return address.port;
}

/** Starts a virtual screen on a free display number. */
async function startScreen(program: string): Promise<{ screen: ChildProcess; display: string }> {
  const screen = spawn(program, ['-displayfd', '1', '-screen', '0', '1400x1000x24'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const [number]: Buffer[] = await once(screen.stdout, 'data');
  return { screen, display: `:${String(number).trim()}` };
}

export async function startWebKit({ driver, browser, screen: program }: WebKitPrograms): Promise<Engine> {
  const { screen, display } = await startScreen(program);
  const port = await freePort();
  const service = spawn(driver, [`--port=${port}`], {
    // in a process group: the driver starts the browser, and both are killed together
    detached: true,
    stdio: 'ignore',
    env: { ...process.env, DISPLAY: display, WEBKIT_DISABLE_COMPOSITING_MODE: '1' },
  });
  const stop = () => {
    if (service.pid !== undefined && service.exitCode === null) process.kill(-service.pid);
    screen.kill();
  };
  try {
    const engine = await connect(`http://127.0.0.1:${port}`, {
      'webkitgtk:browserOptions': { binary: browser, args: ['--automation'] },
    });
    return { ...engine, close: async () => stop() };
  } catch (error) {
    stop();
    throw error;
  }
}
