/** The sheet of most scenes, so that they look alike on the pages. */
export const SCENE_WIDTH = 720;
export const SCENE_HEIGHT = 440;

/** A scene below its text, as wide as the content. */
export const STAGE_WIDTH = 1200;
export const STAGE_HEIGHT = 480;

/**
 * A scene under the heading of a page, as wide as the window. A window of 1440 px shows the middle, a phone half of
 * that; what is at the sides is for windows up to 1920 px.
 */
export const COVER_WIDTH = 1920;
export const COVER_HEIGHT = 600;

/** Where a line of such a scene meets the line of the page, for windows from 1024 to 1920 px (`Cover`). */
export const COVER_LINE = 283;

/** The portrait of a site beside a map, whose line arrives in the middle of its left edge. */
export const SITE_WIDTH = 600;
export const SITE_HEIGHT = 380;
export const SITE_ORIGIN = [268, 62.7] as const;
