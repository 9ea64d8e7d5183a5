/** Every scene is drawn on one sheet, so that they stand alike on the pages. */
export const SCENE_WIDTH = 720;
export const SCENE_HEIGHT = 440;
