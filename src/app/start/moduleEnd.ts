/** How each module of the build ends. One that a connection has cut, or that something has put in its place, does not. */
export const MODULE_END = '//end';
