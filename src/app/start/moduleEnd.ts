/** How each module of the build ends. A file that was cut, or that comes in place of a module, ends in another way. */
export const MODULE_END = '//end';
