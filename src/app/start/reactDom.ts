/**
 * React's renderer. The build puts this module into React's chunk, so the renderer runs in a task of its
 * own: together with the site's modules it would be one long task.
 */
export { createRoot, hydrateRoot } from 'react-dom/client';
