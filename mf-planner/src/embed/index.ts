import { CourtsidePlannerElement } from './planner-element';

// A page that loads the script twice, or two versions of it, keeps the first.
if (!customElements.get('courtside-planner')) customElements.define('courtside-planner', CourtsidePlannerElement);
