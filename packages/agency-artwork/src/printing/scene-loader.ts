/** Loads the scene for a row of the plan. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Scene } from '../engine/index.js';
import { camelCase } from './names.js';
import { SCENES_FOLDER } from './paths.js';

/** Whether the base scene has been drawn, that is, whether its file exists. */
export function isDrawn(sceneName: string): boolean {
  return existsSync(join(SCENES_FOLDER, `${sceneName}.ts`));
}

/**
 * Loads a scene by its file name.
 *
 * @throws Error if the file does not export the scene under the file's name in camel case.
 */
export async function loadScene(sceneName: string): Promise<Scene> {
  const file = join(SCENES_FOLDER, `${sceneName}.ts`);
  const module = (await import(pathToFileURL(file).href)) as Record<string, Scene | undefined>;
  const scene = module[camelCase(sceneName)];
  if (!scene) {
    throw new Error(
      `src/scenes/${sceneName}.ts does not export "${camelCase(sceneName)}". Name the scene after its file.`,
    );
  }
  return scene;
}
