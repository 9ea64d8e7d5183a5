/** The size of the assembly line, and the height of the line that runs through it, in its own units. */
export const LINE_WIDTH = 1440;
export const LINE_HEIGHT = 400;
export const CABLE_Y = 344;
